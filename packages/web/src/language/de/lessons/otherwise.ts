import type { otherwise as english } from '../../en/lessons/otherwise.ts'

export const otherwise: typeof english = {
  finger: {
    general: {
      orders: 'Sieh dir zuerst den Tisch an: zwei Finger bewegen den Ausschnitt und holen ihn näher.',
      odds: 'Versuch einen anderen Ort und sieh dir die Zahlen an. Der Haken bestätigt.',
      undo: 'Zurücknehmen steht oben. Wo es nicht geht, steht dort, warum.',
    },
    plastic: {
      act: 'Tippe eine markierte Figur an. Dann den Ort, wohin sie gehen soll, oder einen Gegner.',
      move: 'Tippe einen Ort in der Fläche an; noch einmal, oder der Haken, und sie geht dorthin.',
      cover: 'Das Maßband am Rand des Tisches sagt, was im Weg ist: zieh es von Figur zu Figur.',
      'other-half': 'Sieh zu, oder springe zu deiner nächsten Entscheidung; das Protokoll nennt jeden Schuss.',
      'under-fire': 'Tippe eine Zeile an, um zu sehen, wo es war; tippe eine Regelnummer an, um sie zu lesen.',
    },
    muzzleflash: {
      points: 'Tippe einen markierten Mann an. Dann, wohin er gehen oder auf wen er schießen soll.',
      kept: 'Lass denen, die den Gegner sehen, ein oder zwei Punkte. Dann beende deinen Zug.',
      move: 'Tippe einen Ort an. Bedrohung, bei den Werkzeugen des Tisches, zeigt, wohin der Gegner sieht.',
      cover: 'Zieh das Maßband von Mann zu Mann: die Linie sagt, was im Weg ist.',
      reaction: 'Nimm eine der Möglichkeiten, oder lass es vorbeigehen.',
      order: 'Tippe den markierten Führer an, vor den Männern, denen er befehlen soll.',
      'other-turn': 'Sieh zu, wohin er geht, oder überspringe es.',
      'next-turn': 'So geht es von hier an weiter.',
    },
    goodbye: {
      steps: 'Beende einen Schritt, wenn er getan ist. Gelb ist, was jetzt ist.',
      'orders-step': 'Nimm einen markierten Führer, wähle den Befehl, dann tippe die Männer an.',
      'fire-step':
        'Tippe einen markierten Mann an, dann einen Gegner. Die Aussichten stehen da, wo keine verdeckte Karte sie ändern kann.',
      luck: 'Die Frage sagt, wofür es ist. Lass es, wenn es keinen Punkt wert ist.',
      watching: 'Schieß, oder warte auf ein besseres Ziel.',
      card: 'Die Karte liegt über dem Tisch. Die du behältst, liegen daneben: tippe eine an, um sie zu spielen.',
      'other-turn': 'Die Frage sagt, wann du darfst. Sonst sieh zu, oder überspringe es.',
      'next-turn': 'So geht es von hier an weiter.',
    },
    blaze: {
      'set-up': 'Tippe einen Ort an, oder lass den Rest für dich aufstellen.',
      arrow: 'Tippe in die Richtung, in die sie gehen soll.',
      sharing: 'Das Blatt zählt die Karten. Ist alles gelegt, melde dich bereit; das gilt.',
      move: 'Nimm eine markierte Base und tippe an, wohin sie gehen soll. Ende in Deckung, oder im Haus.',
      opportunity: 'Schieß, oder warte auf ein besseres Ziel.',
    },
  },
  text: {
    general: {
      orders:
        'Tippe „liste“, um zu hören, wo alle stehen, „karte“ für die Felder, „hilfe“ für alles, was man tippen kann.',
      odds: 'Tippe „chancen“ vor eine Entscheidung: dann hörst du ihre Zahlen, ohne dass sie fällt. Enter führt sie aus, „abbrechen“ lässt sie fallen.',
      undo: 'Tippe „rückgängig“, um zurückzugehen, „wiederholen“, um es wieder zu tun. Wo es nicht geht, sagt die Antwort, warum.',
    },
    plastic: {
      status: 'Wer handeln kann, steht bei jeder Möglichkeit. Die Würfel stehen im Protokoll.',
      act: 'Nimm eine Möglichkeit mit ihrer Nummer, dann eine Figur, dann einen Ort oder einen Gegner.',
      move: 'Sag, wohin: ein Feld, eine Richtung und eine Länge, oder einen Namen. „weg“ und ein Name sagt, wie weit sie kommt.',
      fire: 'Lies die Aussichten, bevor du bestätigst. „chancen“ mit einem anderen Ziel vergleicht.',
      cover: 'Tippe „sicht“ und zwei Namen: die Antwort sagt, was im Weg ist.',
      grenade: 'Bring den Grenadier erst an die Wand. Wen die Wirkung träfe, wird gesagt, bevor du wirfst.',
      leader: 'Lass ihn zuerst führen, dann die um ihn handeln.',
      'other-half': 'Was sie tun, wird hier vorgelesen und steht im Protokoll.',
      'under-fire': 'Tippe „bericht“, um es wieder zu lesen; „lies“ und eine Regelnummer liest die Regel vor.',
    },
    muzzleflash: {
      points: 'Nimm eine Möglichkeit mit ihrer Nummer, dann einen Mann, dann einen Ort oder ein Ziel.',
      kept: 'Lass denen, die den Gegner sehen, ein oder zwei Punkte. Das Ende steht bei den Möglichkeiten.',
      move: 'Sag, wohin. „gefahr“ sagt, was der Gegner erreichen oder sehen kann.',
      cover: 'Tippe „sicht“ und zwei Namen: die Antwort sagt, was im Weg ist.',
      reaction: 'Nimm eine Möglichkeit mit ihrer Nummer, oder tippe „passen“.',
      order: 'Lass den Führer befehlen, bevor seine Männer handeln.',
      'other-turn': 'Was er tut, wird hier vorgelesen. Du wirst gefragt, wenn deine Männer antworten können.',
      'next-turn': 'So geht es von hier an weiter.',
    },
    goodbye: {
      steps: 'Das Ende eines Schrittes steht bei seinen Möglichkeiten. Oben steht, welcher Schritt es ist.',
      'orders-step': 'Nimm den Befehl, dann den Führer, dann die Männer mit Kommas dazwischen.',
      'fire-step':
        'Nimm einen Mann, dann einen Gegner. Die Aussichten stehen da, wo keine verdeckte Karte sie ändern kann.',
      shot: 'Im Protokoll steht, welcher Wurf es war und was er brauchte.',
      luck: 'Die Frage sagt, wofür es ist. „passen“ lässt es dabei.',
      valour: 'Deine Punkte stehen neben dem Protokoll. Behalte einen für den Augenblick, der entscheidet.',
      watching: 'Schieß, oder tippe „passen“ und warte auf ein besseres Ziel.',
      card: 'Die Karte wird hier vorgelesen. Die du behältst, stehen neben dem Protokoll.',
      'other-turn': 'Die Frage sagt, wann du darfst. Sonst lies weiter.',
      'next-turn': 'So geht es von hier an weiter.',
    },
    blaze: {
      'set-up': 'Sag, wohin, oder tippe „rest“: der Rest wird für dich aufgestellt.',
      planning: 'Nimm eine Base, dann eine Karte. Eine Base ohne Karte tut nichts.',
      arrow: 'Sag, in welche Richtung sie gehen soll: eine Himmelsrichtung, eine Uhrzeit oder einen Namen.',
      sharing: 'Die Karten, die übrig sind, werden hier gezählt. Ist alles gelegt, sei bereit; das gilt.',
      reveal: 'Seine Karten stehen bei seinen Basen: jede sagt, wann er handelt.',
      aimed: 'Nimm eine Base, dann ein Ziel. Ein Gewehr reicht 300 mm, ein leichtes MG 400.',
      move: 'Nimm eine Base und sag, wohin sie gehen soll. Ende in Deckung, oder im Haus.',
      opportunity: 'Schieß, oder tippe „passen“ und warte auf ein besseres Ziel.',
      losses: 'Während du planst, wird gesagt, wie nah jede der deinen daran ist.',
    },
  },
}
