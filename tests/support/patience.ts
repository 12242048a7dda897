/**
 * How long a test waits for what it expects, in milliseconds. Long, because a busy machine with two cores can take many times longer
 * than a developer's; a test that passes never waits for it.
 */
export const patienceMs = 60_000

/** How long a test with a browser or with processes may take in all, in milliseconds. */
export const longTestMs = 10 * patienceMs
