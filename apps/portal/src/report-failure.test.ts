// Proves: CONST-31, ERR-24, ERR-29 to ERR-31
import { ApiFailure } from '@evenkeel/api-client/client'
import { expect, it } from 'vitest'
import { createReportFailure, showIn } from './report-failure.ts'

const failure = (status: number, message: string) => new ApiFailure({ status, code: -1, message, items: [] })

function setUp(isProduction: boolean) {
  const logged: unknown[] = []
  const shown: unknown[] = []
  const report = createReportFailure({
    log: (reason) => logged.push(reason),
    show: isProduction ? undefined : showIn({ show: (content) => shown.push(content) }),
  })
  return { report, logged, shown }
}

it('logs in every build, and shows a red toast for 5 seconds outside production', () => {
  const development = setUp(false)
  development.report(failure(500, 'Unknown error encountered'), 'accounts')
  expect(development.logged).toHaveLength(1)
  expect(development.shown).toEqual([{ text: 'Unknown error encountered', tone: 'danger', duration: 5000 }])

  const production = setUp(true)
  production.report(failure(500, 'Unknown error encountered'), 'accounts')
  expect(production.logged).toHaveLength(1)
  expect(production.shown).toEqual([])
})

it('shows the server’s message, else the error’s, else the unknown one', () => {
  const { report, shown } = setUp(false)
  report(failure(503, 'Please try again in a moment.'), 'accounts')
  report(new Error('boom'), 'accounts')
  report('?', 'accounts')
  expect(shown).toMatchObject([
    { text: 'Please try again in a moment.' },
    { text: 'boom' },
    { text: 'Unknown error occurred.' },
  ])
})

it('leaves an ended session to its modal', () => {
  const { report, logged, shown } = setUp(false)
  report(failure(401, 'x'), 'accounts')
  expect([logged, shown]).toEqual([[], []])
})

it.each([403, 404])(
  'leaves it to the page to say that somebody may not be looked at (%d), and reports all else about them',
  (status) => {
    const { report, logged, shown } = setUp(false)
    for (const name of ['staffConfiguration', 'staffPlan', 'staffTasks'] as const) report(failure(status, 'x'), name)
    expect([logged, shown]).toEqual([[], []])
    report(failure(status, 'x'), 'accounts')
    report(failure(500, 'x'), 'staffPlan')
    expect(shown).toHaveLength(2)
    expect(logged).toHaveLength(2)
  },
)
