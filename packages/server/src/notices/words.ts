import type { Notice } from '@sandtable/room'

/** What notices say. A language has all of it. */
export interface NoticeWords {
  readonly turn: (title: string) => string
  readonly over: (title: string) => string
  readonly mail: (says: string, link: string, off: string) => string
  /** The subject and the text of the mail that asks whether mail is wanted. */
  readonly asks: string
  readonly asked: (link: string, off: string) => string
}

const noticeWords: { readonly [language in 'en' | 'de']: NoticeWords } = {
  en: {
    turn: title => `Your turn: ${title}`,
    over: title => `The battle is over: ${title}`,
    mail: (says, link, off) =>
      `${says}\n\n${link}\n\nOpen the link in the browser in which you play.\n\nNo more mail from this table: ${off}\n`,
    asks: 'Do you want mail when it is your turn?',
    asked: (link, off) =>
      `Somebody who plays at Sandtable wants to be told at this address when it is their turn. If that is you, open this link:\n\n${link}\n\nIf it is not, do nothing: you get no other mail. To refuse it outright: ${off}\n`,
  },
  de: {
    turn: title => `Du bist dran: ${title}`,
    over: title => `Das Gefecht ist vorbei: ${title}`,
    mail: (says, link, off) =>
      `${says}\n\n${link}\n\nÖffne den Link in dem Browser, in dem du spielst.\n\nKeine Mails mehr von diesem Tisch: ${off}\n`,
    asks: 'Möchtest du eine Mail, wenn du dran bist?',
    asked: (link, off) =>
      `Jemand spielt bei Sandtable und möchte unter dieser Adresse erfahren, wann er dran ist. Wenn du das bist, öffne diesen Link:\n\n${link}\n\nWenn nicht, brauchst du nichts zu tun: Du bekommst keine weitere Mail. Ausdrücklich ablehnen: ${off}\n`,
  },
}

export const wordsIn = (language: string): NoticeWords => noticeWords[language === 'de' ? 'de' : 'en']

/** Where the owner of a mail address says whether he wants mail. */
export const consentLink = (page: string, to: string, token: string): string =>
  `${page}#/mail/${encodeURIComponent(to)}/${token}`

/** Where he says that he wants none. */
export const refusalLink = (page: string, to: string, token: string): string => `${consentLink(page, to, token)}/off`

/** A notice in a language. */
export function noticeOf(
  language: string,
  { title, page, ...rest }: Pick<Notice, 'game' | 'kind' | 'title' | 'id'> & { readonly page: string },
): Notice {
  const words = wordsIn(language)
  return { ...rest, title, says: words[rest.kind](title), link: `${page}#/far/${rest.game}` }
}
