import { describe, expect, it } from 'vitest'
import { inWords, addTotals, failuresOfVitest, totalsOfCommand, totalsOfVitest } from './totals.mjs'

const report = (passed: number, failed: number, total = passed + failed, brokenFiles = 0) => ({
  numTotalTests: total,
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: [
    { status: failed > 0 ? 'failed' : 'passed', assertionResults: Array.from({ length: total }, () => ({})) },
    ...Array.from({ length: brokenFiles }, () => ({ status: 'failed', assertionResults: [] })),
  ],
})

describe('the totals of a test run', () => {
  it('are those of its report', () => {
    expect(totalsOfVitest(report(7, 0), 0)).toEqual({ passed: 7, failed: 0, skipped: 0 })
    expect(totalsOfVitest(report(7, 2), 1)).toEqual({ passed: 7, failed: 2, skipped: 0 })
  })

  it('count what neither passed nor failed as skipped', () => {
    expect(totalsOfVitest(report(7, 0, 10), 0)).toEqual({ passed: 7, failed: 0, skipped: 3 })
  })

  it('count a file that broke before its first test as a failure', () => {
    expect(totalsOfVitest(report(7, 0, 7, 2), 1)).toEqual({ passed: 7, failed: 2, skipped: 0 })
  })

  it('count a run that ended badly without a failed test as a failure', () => {
    expect(totalsOfVitest(report(7, 0), 1)).toEqual({ passed: 7, failed: 1, skipped: 0 })
  })

  it('count a run without a test, or without a report, as a failure', () => {
    expect(totalsOfVitest(report(0, 0), 0).failed).toBe(1)
    expect(totalsOfVitest(report(0, 0, 4), 0)).toEqual({ passed: 0, failed: 1, skipped: 4 })
    expect(totalsOfVitest(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })
})

describe('the failures of a test run', () => {
  const failing = (testResults: Parameters<typeof failuresOfVitest>[0] & object) => failuresOfVitest(testResults)

  it('are listed with their file, name, first line, and where they are in it', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'sums add up' },
      {
        status: 'failed',
        fullName: 'sums add up twice',
        failureMessages: ['expected 2 to be 3\n  at add.ts:7:1\n  at src/sums.test.ts:4:9'],
      },
      { status: 'failed', fullName: 'sums end', failureMessages: ['Too slow'] },
    ]
    const testResults = [{ name: 'src/sums.test.ts', status: 'failed', assertionResults }]
    expect(failing({ ...report(1, 2), testResults })).toEqual([
      'src/sums.test.ts: sums add up twice\n    expected 2 to be 3, line 4',
      'src/sums.test.ts: sums end\n    Too slow',
    ])
  })

  it('say what a browser waited for, and where it left its tabs', () => {
    const failureMessages = [
      "TimeoutError: waitFor\nCall log:\n  - waiting for getByRole('dialog')\n\n  at home.e2e.ts:7:1",
    ]
    const one = {
      status: 'failed',
      fullName: 'home opens',
      failureMessages,
      meta: { leftAt: ['#/home - alert: Busy'] },
    }
    expect(
      failing({ ...report(0, 1), testResults: [{ name: 'home.e2e.ts', status: 'failed', assertionResults: [one] }] }),
    ).toEqual([
      "home.e2e.ts: home opens\n    TimeoutError: waitFor, line 7\n    waiting for getByRole('dialog')\n    #/home - alert: Busy",
    ])
  })

  it('include a file that broke before its first test, and none of a good run', () => {
    const broken = { name: 'sums.test.ts', status: 'failed', message: 'Cannot find sums.ts', assertionResults: [] }
    expect(failing({ ...report(0, 0), testResults: [broken] })).toEqual(['sums.test.ts\n    Cannot find sums.ts'])
    expect(failing(report(7, 0))).toEqual([])
    expect(failuresOfVitest(undefined)).toEqual([])
  })
})

describe('the totals of everything', () => {
  it('are the sums, a check that is not a test run counting as one', () => {
    const all = [totalsOfCommand(0), totalsOfCommand(2), totalsOfVitest(report(5, 1), 1)]
    expect(addTotals(all)).toEqual({ passed: 6, failed: 2, skipped: 0 })
  })

  it('name skipped tests only when there are any', () => {
    expect(inWords({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
    expect(inWords({ passed: 12, failed: 1, skipped: 3 })).toBe('12 passed, 1 failed, 3 skipped')
  })
})
