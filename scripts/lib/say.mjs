/**
 * Ends the command with one sentence that says what to do.
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

/**
 * @param {number} started milliseconds, from Date.now()
 * @returns {string} the time since then, such as "4.2 s"
 */
export function seconds(started) {
  return `${((Date.now() - started) / 1000).toFixed(1)} s`
}
