/** What the HTTP part takes and gives, as JSON schemas: they check, and they make the OpenAPI description. */

const id = { type: 'string', minLength: 1, maxLength: 40 } as const
const secret = { type: 'string', minLength: 1, maxLength: 80 } as const

export const wrong = {
  type: 'object',
  description: 'What was wrong. A code never changes its meaning.',
  required: ['code', 'message'],
  properties: { code: { type: 'string' }, message: { type: 'string' } },
} as const

export const wish = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'scenario', 'file', 'seats', 'level', 'options'],
  properties: {
    title: { type: 'string', minLength: 1, maxLength: 120 },
    scenario: { type: 'string', description: 'A scenario file, as text (YAML or JSON).' },
    file: { type: 'string', maxLength: 200, description: 'The name of the file, for error messages.' },
    seats: {
      type: 'object',
      description: 'Who plays each side. The computer plays those that are not named.',
      maxProperties: 8,
      additionalProperties: { type: 'string', enum: ['person', 'computer'] },
    },
    level: { type: 'string', enum: ['easy', 'usual'] },
    options: {
      type: 'object',
      description: 'Rulings that differ from their defaults.',
      maxProperties: 200,
      additionalProperties: { type: 'string', maxLength: 80 },
    },
  },
} as const

export const made = {
  type: 'object',
  description: 'The secret of each seat, and one to watch. They are told this once.',
  required: ['game', 'seats', 'watch'],
  properties: { game: id, seats: { type: 'object', additionalProperties: secret }, watch: secret },
} as const

export const mine = {
  type: 'object',
  additionalProperties: false,
  required: ['secrets'],
  properties: { secrets: { type: 'array', maxItems: 200, items: secret } },
} as const

export const listed = {
  type: 'array',
  items: {
    type: 'object',
    required: ['game', 'seat', 'card', 'at', 'waiting', 'stage'],
    properties: {
      game: id,
      seat: id,
      card: { type: 'object', additionalProperties: true },
      at: { type: 'integer', description: 'When something last happened, in ms since 1970.' },
      waiting: { type: 'array', items: id },
      stage: { type: 'string', enum: ['gathering', 'playing', 'over'] },
    },
  },
} as const
