import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './root.mjs'

/** @typedef {import('vitest/node').Reporter} Reporter */
/** @typedef {Parameters<NonNullable<Reporter['onTestRunEnd']>>[1][number]} Unhandled */

/** Where a run of vitest leaves the errors that no test caught: its own report has no place for them. */
export const unhandledErrorsFile = join(root, 'node_modules', '.cache', 'test-results', 'unhandled.json')

/**
 * A reporter for vitest that writes each error that no test caught as one line of text.
 * @implements {Reporter}
 */
export default class UnhandledErrors {
  /**
   * @param {readonly unknown[]} _files
   * @param {readonly Unhandled[]} errors
   */
  onTestRunEnd(_files, errors) {
    mkdirSync(dirname(unhandledErrorsFile), { recursive: true })
    writeFileSync(unhandledErrorsFile, JSON.stringify(errors.map(inWords)))
  }
}

/** @param {Unhandled} error */
function inWords({ name, message, stack, VITEST_TEST_PATH: path, VITEST_TEST_NAME: test }) {
  const where = [path, test].filter(Boolean).join(': ') || 'outside a test'
  const calls = (stack ?? '')
    .split('\n')
    .filter((line) => line.includes(' at '))
    .slice(0, 4)
  return `An error that no test caught, ${where}\n    ${name}: ${message}\n${calls.join('\n')}`
}
