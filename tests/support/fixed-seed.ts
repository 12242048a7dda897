import fc from 'fast-check'

/**
 * Every run of the tests draws the same values, so that a run that passed once passes again on another machine. Another seed by
 * EVENKEEL_SEED; the campaigns draw their own.
 */
fc.configureGlobal({ seed: Number(process.env.EVENKEEL_SEED ?? 2026) })
