import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { projectRetirement } from '../src/retirement/project-retirement.ts'

/** Returns the input of the C program: the plan's figures that are not random. */
function inputForC(person, options) {
  const { years, retirementYears } = projectRetirement(person, { asOf: options.asOf })
  const horizon = years.length - 1
  const { currentReturn, retirementReturn } = person.rates
  const { beforeRetirement, afterRetirement } = options.volatility
  const rows = years.slice(0, horizon).map((row, year) => {
    const draw = row.need - (row.socialSecurity + row.pensions + row.otherIncome + row.spouseEarnings)
    const next = year + 1 < horizon ? years[year + 1].lumpSums : 0
    return `${draw} ${row.contributions + next} ${year < horizon - retirementYears ? 0 : 1}`
  })
  const head = [
    options.seed,
    options.paths,
    horizon,
    years[0].balance,
    1 + currentReturn,
    1 + retirementReturn,
    beforeRetirement,
    afterRetirement,
  ]
  return `${head.join(' ')}\n${rows.join('\n')}\n`
}

/** Starts the C program on a plan, which it simulates once for each call; returns null without a compiler. */
export function startC(folder, person, options) {
  const program = join(folder, 'retirement')
  try {
    execFileSync('cc', ['-O3', '-o', program, join(import.meta.dirname, 'retirement.c'), '-lm'])
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
  const child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  child.stdin.write(inputForC(person, options))
  return {
    async run() {
      child.stdin.write('1\n')
      const { value } = await answers.next()
      const [nanoseconds, ...figures] = value.split(' ').map(Number)
      return { ms: nanoseconds / 1e6, figures }
    },
    stop: () => (child.stdin.end(), once(child, 'exit')),
  }
}
