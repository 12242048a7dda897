// Proves: REG-04
import { expect, it } from 'vitest'
import { play } from '../../testing/employer/employer-game.ts'

/** `npm run torture employer` plays 400, with a coin for each, and times them. */
const games = 8

const pasts = ['by roster', 'by sign-on', 'by roster', 'left again'] as const

it.each(Array.from({ length: games }, (_, game) => [game, pasts[game % pasts.length] ?? 'by roster'] as const))(
  'game %i: an employer sees the same of an employee who has registered (%s) and of one who never came',
  async (game, past) => {
    expect((await play(past, game)).lines).toEqual((await play('none', game)).lines)
  },
)
