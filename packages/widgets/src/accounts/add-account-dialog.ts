import { lazyDialog } from '../shared/lazy-dialog.tsx'

/** Asks how to add an account, or opens the form for entering one. */
export const AddAccountDialog = lazyDialog(async () => (await import('./add-account.tsx')).AddAccount)
