/** What the link dialogs say. */
export const linkWords = {
  sandbox: 'Sandbox: these banks are made up.',
  firstSync: 'Your accounts and transactions are on their way. You can go on meanwhile.',
  sameBank:
    'Nothing is doubled: the connection that you had goes on, with your categories, splits and hidden transactions.',
  repaired: 'Everything you changed is still there. What the bank has had since is on its way.',
  expired: 'This took too long, and the bank closed the door. Nothing was connected.',
  reads: 'Evenkeel reads the names, balances and transactions of these accounts. It cannot move money.',
  unavailable: 'The dialog of the bank could not be opened. Nothing was connected.',
} as const

/** Said before the login, where the chosen bank is connected already. */
export const alreadyConnectedText = (name: string) =>
  `You have connected ${name} already. Signing in with the same login doubles nothing; another login adds its accounts.`
