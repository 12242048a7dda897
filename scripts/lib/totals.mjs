import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * What one check found. Skipped tests are counted apart, so that none can hide.
 * @typedef {{ passed: number, failed: number, skipped: number }} Totals
 */

/**
 * The parts that we read of the report that vitest writes with `--reporter=json`.
 * @typedef {{
 *   numTotalTests: number, numPassedTests: number, numFailedTests: number,
 *   testResults: {
 *     name?: string, message?: string, status: string,
 *     assertionResults: { status?: string, fullName?: string, failureMessages?: string[], meta?: { leftAt?: string[] } }[],
 *   }[],
 * }} VitestReport
 */

/**
 * Counts a vitest run. A file that broke before its first test counts as one failure, and so does a run that ended badly
 * without a failed test (an unhandled error) or that found no test at all.
 * @param {VitestReport | undefined} report
 * @param {number} exitCode
 * @returns {Totals}
 */
export function totalsOfVitest(report, exitCode) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const passed = report.numPassedTests
  const failed = report.numFailedTests + broken.length
  const nothingRan = passed + failed === 0
  const skipped = report.numTotalTests - passed - report.numFailedTests
  return { passed, failed: failed === 0 && (exitCode !== 0 || nothingRan) ? 1 : failed, skipped }
}

/**
 * Returns one entry for each failed test: its file, its name, the first line of why, the line of the file, what a browser waited for, and
 * where it left its tabs. They are printed again at the end of a run, because its output is longer than most logs keep.
 * @param {VitestReport | undefined} report
 * @returns {string[]}
 */
export function failuresOfVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed')
    if (status !== 'failed') return []
    if (failed.length === 0) return [`${name}\n    ${firstLine(message)}`]
    return failed.map(({ fullName, failureMessages, meta }) => {
      const why = failureMessages?.[0]
      const waited = /^ *- (waiting for .*)$/m.exec(stripVTControlCharacters(why ?? ''))?.[1]
      const where = `${firstLine(why)}${lineIn(basename(name ?? ''), why)}`
      return [`${name}: ${fullName}`, where, ...(waited ? [waited] : []), ...(meta?.leftAt ?? [])].join('\n    ')
    })
  })
}

/**
 * Returns where a failure's stack passes through a file, such as ", line 42"; empty where it does not.
 * @param {string} file
 * @param {string | undefined} why
 */
function lineIn(file, why) {
  const line = (why ?? '').split(`${file}:`)[1]?.split(':', 1)[0]
  return line === undefined ? '' : `, line ${line}`
}

/** @param {string | undefined} text */
const firstLine = (text) => (text ?? '').split('\n', 1)[0]

/**
 * A check that is not a test runner counts as one.
 * @param {number} exitCode
 * @returns {Totals}
 */
export function totalsOfCommand(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

/**
 * @param {Totals[]} all
 * @returns {Totals}
 */
export function addTotals(all) {
  return all.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/**
 * @param {Totals} totals
 * @returns {string} such as "12 passed, 0 failed", and skipped ones if there are any
 */
export function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
