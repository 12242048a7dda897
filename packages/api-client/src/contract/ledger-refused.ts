// Alone: home waits for it, and for none of the choices.

/** The message of code 10000 when the server refuses to open a person's ledger instead of showing an empty or a wrong one. */
export const ledgerRefusedMessage =
  'We can’t open your data right now. Nothing was changed. We know about it and are fixing it.'
