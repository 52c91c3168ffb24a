/** Hands something to the person as a file. */
export function download(what: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(what)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** A title as the name of a file: what a disk may not like is left out. */
export const fileName = (title: string): string => title.replace(/[^\p{L}\p{N} ,.-]/gu, '').trim() || 'game'
