import { levelNames } from '@sandtable/bots'
import { paces } from '@sandtable/room'

/** What the HTTP part takes and gives, as JSON schemas: they check, and they make the OpenAPI description. */

export const id = { type: 'string', minLength: 1, maxLength: 40 } as const
export const secret = { type: 'string', minLength: 1, maxLength: 80 } as const

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
    scenario: { type: 'string', maxLength: 1_000_000, description: 'A scenario file, as text (YAML or JSON).' },
    file: { type: 'string', maxLength: 200, description: 'The name of the file, for error messages.' },
    seats: {
      type: 'object',
      description: 'Who plays each side. The computer plays those that are not named.',
      maxProperties: 8,
      additionalProperties: { type: 'string', enum: ['person', 'computer'] },
    },
    level: { type: 'string', enum: levelNames },
    options: {
      type: 'object',
      description: 'Rulings that differ from their defaults.',
      maxProperties: 200,
      additionalProperties: { type: 'string', maxLength: 80 },
    },
    levels: {
      type: 'object',
      description: 'The level of a computer’s side, where it is another.',
      maxProperties: 8,
      additionalProperties: { type: 'string', enum: levelNames },
    },
    shared: {
      type: 'object',
      description: 'Sides that several people share: how many, or for each the ids of the units that are theirs.',
      maxProperties: 8,
      additionalProperties: {
        anyOf: [
          { type: 'integer', minimum: 1, maximum: 6 },
          {
            type: 'array',
            minItems: 1,
            maxItems: 6,
            items: { type: 'array', maxItems: 200, items: { type: 'string', maxLength: 80 } },
          },
        ],
      },
    },
    umpire: { type: 'boolean', description: 'There is a seat for an umpire.' },
    watching: {
      type: 'object',
      description:
        'Those who watch: whose secrets they see, how many seconds later, and whether the players hear them.',
      additionalProperties: false,
      properties: {
        sees: { type: ['string', 'null'], maxLength: 40 },
        delay: { type: 'number', minimum: 0, maximum: 3600 },
        talk: { type: 'boolean' },
      },
    },
    save: { type: 'string', description: 'A saved game that goes on here; the scenario is then not read.' },
    pace: { type: 'string', enum: paces, description: 'How fast people mean to play; the game waits anyway.' },
    clock: {
      type: ['object', 'null'],
      description: 'Time for the whole game and more for each go, in seconds; what happens when it is used up.',
      additionalProperties: false,
      required: ['bank', 'increment', 'flag'],
      properties: {
        bank: { type: 'integer', minimum: 10, maximum: 90 * 86_400 },
        increment: { type: 'integer', minimum: 0, maximum: 7 * 86_400 },
        flag: { type: 'string', enum: ['loss', 'computer'] },
      },
    },
    open: { type: 'array', maxItems: 8, uniqueItems: true, items: id, description: 'Sides that anybody may take.' },
    watch: { type: 'boolean', description: 'Anybody may watch.' },
  },
} as const

/** What everybody may know of a game. */
export const card = { type: 'object', additionalProperties: true } as const

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
      card,
      at: { type: 'integer', description: 'When something last happened, in ms since 1970.' },
      waiting: { type: 'array', items: id },
      stage: { type: 'string', enum: ['gathering', 'playing', 'over'] },
    },
  },
} as const

/** Who asks: a seat of a game. */
export const entry = {
  type: 'object',
  required: ['game', 'secret'],
  properties: { game: id, secret },
} as const

export const saved = { type: 'object', required: ['save'], properties: { save: { type: 'string' } } } as const

export const reach = {
  type: 'object',
  required: ['names'],
  properties: {
    names: {
      type: 'array',
      items: { type: 'string' },
      description: 'The best first; none if only this machine can reach it.',
    },
  },
} as const
