/** The version of the terms of use that people are asked to accept. */
export const termsVersion = '2026-02'
