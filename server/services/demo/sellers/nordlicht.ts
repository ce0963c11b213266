import type { DemoSeller } from './demo-seller.ts';

export const nordlicht: DemoSeller = {
  username: 'demo-nordlicht',
  displayName: 'Nordlicht Werkstatt (Demo)',
  bio: 'Ein erfundener Laden des Demokatalogs: Technik, Reise und ruhige Spannung.',
  language: 'German',
  licence: 'team',
  prompts: [
    [
      'slow-train-window',
      'Abteil mit Brücken',
      'Ein Tal, ein Fenster und eine Reihe von Brücken: Reisen, wie alte Filme sie behalten haben.',
      459,
      'veo-3.1'
    ],
    [
      'thriller-phone-box',
      'Ein Anruf auf dem leeren Platz',
      'Eine Zelle, ein Anruf und jemand auf der anderen Straßenseite. Breitbild, zwei Takte, keine Auflösung.',
      859,
      'veo-3.1'
    ],
    [
      'expressionist-shadow',
      'Der Schatten geht voraus',
      'Ein Schatten steigt die Treppe vor seinem Besitzer hinauf, erzählt wie in der Stummfilmzeit.',
      559,
      'ltx-2.5'
    ],
    [
      'startup-pitch',
      'Der Prototyp im Feld',
      'Eine Gründerin zeigt, was läuft, und sagt, was sich dadurch ändert. Ohne Folien, mit Wind im Mikrofon.',
      1259,
      'veo-3.1'
    ],
    [
      'explainer',
      'Wärme aus kalter Luft',
      'Wie eine Wärmepumpe arbeitet, aus Papier geschnitten und in einem Zug erklärt.',
      959,
      'wan-2.7'
    ],
    [
      'data-story',
      'Ein Balken treibt Blätter',
      'Eine einzige Zahl, so erzählt, dass sie hängen bleibt. Für Berichte, die jemand sehen soll.',
      0,
      'vidu-q3'
    ]
  ],
  bundles: [
    {
      title: 'Zwei Erklärfilme fürs Team',
      description: 'Wärmepumpe und Balkendiagramm zusammen: zwei Wege, etwas Trockenes zu zeigen.',
      category: 'Paper cutout',
      priceCents: 899,
      templates: ['explainer', 'data-story']
    }
  ]
};
