/** The clock of the room's host. Waiting lets other calls in, even if it waits no time at all. */
export interface Clock {
  /** In milliseconds, from an arbitrary start. */
  now(): number
  wait(milliseconds?: number): Promise<void>
}
