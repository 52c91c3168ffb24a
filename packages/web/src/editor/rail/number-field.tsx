/** A number with its label. */
export function NumberField({
  label,
  value,
  onChange,
  least,
}: {
  readonly label: string
  readonly value: unknown
  readonly least?: number
  onChange(value: number | undefined): void
}) {
  return (
    <label className="field">
      <span className="label">{label}</span>
      <input
        type="number"
        step="any"
        min={least}
        value={typeof value === 'number' ? value : ''}
        onChange={event => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
      />
    </label>
  )
}
