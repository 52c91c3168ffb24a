import type { byFinger as english } from '../../en/otherwise/by-finger.ts'

export const byFinger: typeof english = {
  home: { quick: { says: 'Irgendein Gefecht, irgendeine Seite, gegen den Computer. Einmal tippen.' } },
  kept: { none: 'Kein Gefecht im Gange. Für ein schnelles unten einmal tippen.' },
  keys: { change: 'Zum Ändern eine Taste antippen.', selectFirst: 'Wähle erst eine Figur aus.' },
  prompts: {
    hints: {
      selected: piece => `${piece}: Tippe auf einen Ort oder auf ein Ziel.`,
      goes: piece => `${piece}: Tippe auf einen Ort.`,
      aims: piece => `${piece}: tippe an, wen es angreifen soll.`,
      able: 'Tippe eine deiner Figuren mit gelbem Ring an.',
      group: '', // Finger ziehen keinen Rahmen
      many: most => `Bis zu ${most}: tippe sie an.`,
      facing: 'Tippe an, wohin sie blicken soll.',
      line: 'Tippe beide Enden der Linie an.',
      path: 'Tippe den Ort an. Noch einmal, oder der Haken, bestätigt.',
      point: 'Tippe den Ort an. Noch einmal, oder der Haken, bestätigt.',
      target: 'Tippe eines der weiß umringten Ziele an.',
    },
  },
  scenario: {
    friends: 'Ihr wechselt euch an diesem Bildschirm ab. Oben „Mitspieler“ antippen gibt die Seite dem Computer.',
  },
}
