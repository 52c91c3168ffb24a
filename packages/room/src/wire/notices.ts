/** Where a player wants to be told that it is their turn. */
export type NoticeAddress =
  /** A browser that has allowed it. */
  | { readonly type: 'push'; readonly endpoint: string; readonly p256dh: string; readonly auth: string }
  | { readonly type: 'mail'; readonly to: string }
  /** A program of the player's own: it is sent JSON. */
  | { readonly type: 'hook'; readonly url: string }

/** The ways of telling that this server has. */
export interface NoticeWays {
  /** The server's public key, which a browser needs to allow push messages. */
  readonly push: string
  readonly mail: boolean
}

/** Which seats want to be told, where, and in which language. */
export interface NoticeWish {
  readonly secrets: readonly string[]
  readonly address: NoticeAddress
  readonly language: 'en' | 'de'
  /** A player has just given it: whoever reads mail there is asked first. */
  readonly isNew?: boolean
}

export interface NoticeWanted {
  /** False: nothing is sent there until whoever reads mail there has agreed. */
  readonly isConfirmed: boolean
}

/** What whoever reads mail at an address says, by a link that was sent there. */
export interface MailWord {
  readonly to: string
  readonly token: string
  readonly wants: boolean
}

/** What a notice says: which game, and why. It holds no secret: whoever opens it needs a seat. */
export interface Notice {
  readonly game: string
  readonly kind: 'turn' | 'over'
  readonly title: string
  readonly says: string
  readonly link: string
  /** The same for the same notice: what comes twice counts once. */
  readonly id: string
}
