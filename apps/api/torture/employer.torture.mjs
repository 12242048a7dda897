import { play } from '../testing/employer/employer-game.ts'
import { boundOf, rankDeviation, shareNamedRight } from '../testing/employer/tell-apart.ts'
import { createSeeded } from '../testing/faults/seeded.ts'

/*
 * An employer that has the roster, the key of its sign-on, and all mailboxes at its domain plays 400 games: a coin decides whether the
 * employee has registered, half of them by the roster and half by sign-on, and a quarter of those have left again. It makes every public
 * call in an order of the game's own, and keeps answers, headers, mails, and times. What it learned in the first half may name the other
 * half no better than chance and two deviations, the times of all moves together may lie less than two deviations apart, and those of each
 * less than what one in fifty honest runs passes in any of them. It accepts a seed and the number of games.
 */
const [seed = Math.floor(Math.random() * 2 ** 31), count = 400] = process.argv.slice(2).map(Number)
const seeded = createSeeded(seed)

const started = Date.now()
const games = []
for (let game = 0; game < count; game += 1) {
  const isRegistered = seeded.inPercent(50)
  const way = game % 2 === 0 ? 'by roster' : 'by sign-on'
  const past = isRegistered ? (seeded.inPercent(25) ? 'left again' : way) : 'none'
  games.push({ isRegistered, ...(await play(past, seeded.between(0, 1_000))) })
  if (game % 50 === 49) console.log(`  ${game + 1} of ${count}, ${((Date.now() - started) / 1000).toFixed(0)} s`)
}

const named = count - Math.floor(count / 2)
const [share, bound] = [shareNamedRight(games), boundOf(named)]
const timesOf = (name, isRegistered) =>
  games.filter((game) => game.isRegistered === isRegistered).flatMap(({ times }) => times.get(name) ?? [])
const moves = [...games[0].times.keys()]
const deviations = moves
  .map((name) => ({ name, z: rankDeviation(timesOf(name, true), timesOf(name, false)) }))
  .toSorted((one, other) => Math.abs(other.z) - Math.abs(one.z))
const [boundOfAll, boundOfEach] = [2, 3.2]
const wholeOf = (isRegistered) =>
  games
    .filter((game) => game.isRegistered === isRegistered)
    .map(({ times }) => [...times.values()].reduce((sum, time) => sum + time, 0))
const whole = rankDeviation(wholeOf(true), wholeOf(false))
for (const { name, z } of deviations) console.log(`  ${name.padEnd(20)} z ${z.toFixed(2)}`)
const areTimesAlike = Math.abs(whole) < boundOfAll && deviations.every(({ z }) => Math.abs(z) < boundOfEach)
const isHeld = share <= bound && areTimesAlike
console.log(
  `${count} games from seed ${seed}: ${(share * 100).toFixed(1)} % of ${named} named right, ${(bound * 100).toFixed(1)} % is the bound; times of all moves ${whole.toFixed(2)} deviations apart, of one of ${moves.length} at most ${Math.abs(deviations[0].z).toFixed(2)}${isHeld ? '' : '  NOT HELD'}`,
)
process.exit(isHeld ? 0 : 1)
