/** A sheet of lines that grows at its end. */
export interface Sheet {
  readonly scrollTop: number
  readonly clientHeight: number
  readonly scrollHeight: number
  scrollTo(to: { top: number }): void
}

/** Whoever reads less far from the end than this, in pixels, reads the end. */
const NEAR = 30

/** Keeps the end of a sheet in sight, whatever room is left for it; not while somebody reads further up. */
export function following(sheet: Sheet) {
  let isLast = true
  let height = sheet.clientHeight
  return {
    /** News of a scroll may come when the sheet has less room already, and before that is told: then nobody has scrolled. */
    scrolled(): void {
      if (sheet.clientHeight === height) isLast = sheet.scrollTop + height > sheet.scrollHeight - NEAR
    },
    resized(): void {
      height = sheet.clientHeight
      if (isLast) sheet.scrollTo({ top: sheet.scrollHeight })
    },
  }
}
