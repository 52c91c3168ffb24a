/** A fault of a file as a person reads it, with its code last. */
export function sayProblem(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const [, code, rest] = /^([A-Z]+(?:-[A-Z]+)*-\d+): (.*)$/s.exec(message) ?? []
  if (!code || !rest) return message
  return `${rest.replace(/^(.*?) line (\d+):/, '$1, line $2:').replace(/\.?$/, '.')} ${code}`
}
