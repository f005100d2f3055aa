### The Jungle clan: all words of its own.

monster_lands-clan-jungle = Jungle clan
    .the = the Jungle clan
    .of = the Jungle clan’s
monster_lands-about-jungle = Purkas defends, Korgo persuades: a clan for missions.
monster_lands-affinity-jungle = jungle
monster_lands-setup-does-jungle = Purkas blocks a hit in every battle, Korgo rolls persuasion again: steady, and good at missions.
