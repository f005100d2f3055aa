### Root: reasons for advice, warnings, and losses, as far as they are common to all factions.

root-advice-cards =
    { $way ->
        [gain] { $n ->
            [one] { $n } card more in hand.
           *[other] { $n } cards more in hand.
        }
       *[cost] { $n ->
            [one] { $n } card less in hand.
           *[other] { $n } cards less in hand.
        }
    }
root-advice-crafting =
    { $way ->
        [gain] You can craft more of your hand.
       *[cost] You can craft less of your hand.
    }
root-advice-crafted =
    { $way ->
        [gain] A card in play keeps helping you.
       *[cost] You give up a card in play.
    }
root-advice-danger =
    { $way ->
        [gain] Your buildings and tokens are safer.
       *[cost] Your buildings and tokens are in more danger.
    }
root-advice-prey =
    { $way ->
        [gain] You threaten enemy buildings or tokens, and points with them.
       *[cost] You threaten fewer enemy buildings or tokens.
    }
root-advice-rival_points =
    { $way ->
        [gain] It costs rivals points.
       *[cost] It gives rivals points.
    }
root-advice-rival_pieces =
    { $way ->
        [gain] It weakens your rivals on the map.
       *[cost] Your rivals get stronger on the map.
    }
root-advice-rival_cards =
    { $way ->
        [gain] Your rivals have fewer cards.
       *[cost] Your rivals get cards.
    }
root-advice-dominance =
    { $way ->
        [gain] It helps you in the race for dominance.
       *[cost] It hurts you in the race for dominance.
    }
root-advice-warriors =
    { $way ->
        [gain] More warriors on the map, or better placed.
       *[cost] Fewer warriors on the map, or worse placed.
    }
root-advice-rule =
    { $way ->
        [gain] You rule more clearings.
       *[cost] You rule fewer clearings.
    }
root-advice-sites =
    { $way ->
        [gain] More places where you can build.
       *[cost] Fewer places where you can build.
    }
root-does-craft = Needs crafting pieces of these suits: { $cost }.
root-warn-dominance = { $n ->
    [one] Your marker leaves the score track: { $n } point counts no longer, and only dominance can win.
   *[other] Your marker leaves the score track: { $n } points count no longer, and only dominance can win.
}
root-warn-rule = You no longer rule { $place }.
root-warn-unguarded = Buildings or tokens in { $place } are left without a warrior.
root-loss-removed = { FORM($by, "The") } removed { $pieces } of yours from { $place }.
root-loss-took = { FORM($by, "The") } took a card from you.
root-loss-took-known = { FORM($by, "The") } took { $card } from you.
root-odds-expected = On average the attacker loses { $attacker }, the defender { $defender }.
