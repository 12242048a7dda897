// Proves: REG-04
import { expect, it } from 'vitest'
import { play } from '../../testing/employer/employer-game.ts'

const pasts = ['by roster', 'by sign-on', 'by roster', 'left again'] as const

/** Each past twice, in another order of calls. `npm run torture employer` plays 400, and times them. */
const games = 2 * pasts.length

it.each(Array.from({ length: games }, (_, game) => [game, pasts[game % pasts.length] ?? 'by roster'] as const))(
  'game %i: an employer sees the same of an employee who has registered (%s) and of one who never came',
  async (game, past) => {
    expect((await play(past, game)).lines).toEqual((await play('none', game)).lines)
  },
)
