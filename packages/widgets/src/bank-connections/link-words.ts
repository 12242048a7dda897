/** The texts of the link dialogs. */
export const linkWords = {
  sandbox: 'Sandbox: these banks are made up.',
  firstSync: 'Your accounts and transactions are on their way. You can go on meanwhile.',
  sameLogin:
    'Its transactions are those that you have, so the connection that you had goes on. What you changed is kept.',
  besideAnother:
    'It stands beside the connection that you had, of which nothing changes. An account that both show is brought in once.',
  repaired: 'Everything you changed is still there. What the bank has had since is on its way.',
  expired: 'This took too long, and the bank closed the door. Nothing was connected.',
  reads: 'Evenkeel reads the names, balances and transactions of these accounts. It cannot move money.',
  unavailable: 'The dialog of the bank could not be opened. Nothing was connected.',
} as const

/** Returns the notice before the login if the chosen bank is already connected. */
export const alreadyConnectedText = (name: string) =>
  `You have connected ${name} already. With the same login that connection goes on. Another login is added beside it with its own accounts, and nothing that you have changes.`
