/** The version of the terms of use that people are asked to accept. */
export const TERMS_VERSION = '2026-01'
