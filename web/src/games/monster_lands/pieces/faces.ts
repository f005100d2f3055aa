/** Faces of the clan members: headgear tells members of one affinity apart, drawn around (0, 0) with the chin at 8. */

export interface Headgear {
  /** Behind the head. */
  back?: string;
  /** Over the head, in the deep colour of the affinity. */
  front?: string;
  /** Metal or bone. */
  metal?: string;
  /** Hair or beard. */
  hair?: string;
}

export const HEADGEAR: Headgear[] = [
  // A crown: leaders.
  {
    metal: "M-8 -7L-9 -15L-4.4 -11L0 -16L4.4 -11L9 -15L8 -7Z",
    hair: "M-8 -7Q-11 0 -8 6L-6 -4ZM8 -7Q11 0 8 6L6 -4Z",
  },
  // A hood: those they begin with.
  {
    back: "M0 -17Q13 -13 12 10H-12Q-13 -13 0 -17Z",
    front: "M0 -17Q12 -12 11 5L7 -4Q0 -10 -7 -4L-11 5Q-12 -12 0 -17Z",
  },
  // A horned helmet.
  {
    metal:
      "M-8.6 -4Q-9 -13 0 -13Q9 -13 8.6 -4ZM-8 -8Q-16 -8 -15 -17Q-11 -13 -6 -12ZM8 -8Q16 -8 15 -17Q11 -13 6 -12Z",
    hair: "M-6 5Q0 14 6 5L4 9Q0 17 -4 9Z",
  },
  // Long hair with a band.
  {
    back: "M-9 -8Q-14 4 -11 13H-5L-7 -4ZM9 -8Q14 4 11 13H5L7 -4Z",
    hair: "M-8.8 -3Q-10 -13 0 -13.4Q10 -13 8.8 -3Q5 -9 0 -9Q-5 -9 -8.8 -3Z",
    front: "M-8.8 -6.4Q0 -10 8.8 -6.4V-3.6Q0 -7 -8.8 -3.6Z",
  },
  // A pointed hat.
  {
    front: "M-14 -5.4Q-6 -8 -5 -10L3 -22L6 -10Q7 -8 14 -5.4Q0 -1 -14 -5.4Z",
    metal: "M-5.6 -9.4Q0 -7 6 -9.4V-7Q0 -4.4 -6.4 -7Z",
    hair: "M-7 2Q-6 14 0 17Q6 14 7 2Q0 6 -7 2Z",
  },
  // A closed helmet.
  {
    metal: "M-9 6V-5Q-9 -14 0 -14Q9 -14 9 -5V6L2 9V-1H7V-4H-7V-1H-2V9Z",
    front: "M-1.4 -14Q-2 -22 6 -20Q2 -18 1.6 -14Z",
  },
  // A crest of hair.
  { hair: "M-2.6 -8Q-4 -20 0 -19Q5 -20 4 -8ZM-7 3Q-6 10 0 11Q6 10 7 3Q0 7 -7 3Z", front: "M-8 -1.6H8V1H-8Z" },
  // A kerchief and an eye-patch.
  { front: "M-8.8 -4Q-9 -13.4 0 -13.6Q9 -13.4 8.8 -4Q0 -8 -8.8 -4ZM8 -5L14 -8L12 -1ZM1 -3.4H6.6V1.4H1Z" },
  // A mask with antlers.
  {
    metal: "M-7 -7Q-14 -10 -12 -19L-9 -15L-7 -19L-5 -10ZM7 -7Q14 -10 12 -19L9 -15L7 -19L5 -10Z",
    front: "M-8.6 -8Q0 -12 8.6 -8L6 4Q0 9 -6 4Z",
  },
  // A cap of feathers.
  {
    back: "M-4 -11L-12 -20L-8 -8ZM4 -11L12 -20L8 -8ZM-2 -12L0 -23L3 -12Z",
    hair: "M-8.8 -2Q-10 -13 0 -13Q10 -13 8.8 -2Q4 -9 -8.8 -2Z",
  },
];

/** A sling: every novice. */
export const NOVICE: Headgear = {
  hair: "M-8.8 -3Q-9.6 -12 -3 -13Q0 -16 3 -13Q9.6 -12 8.8 -3Q4 -8 0 -7Q-4 -8 -8.8 -3Z",
};
export const HAIR = ["#3b2618", "#7a4a22", "#c9a05a", "#8e8a86", "#5a1f16"];
