import { lazyDialog } from '../shared/lazy-dialog.tsx'

/** `EditAccount`, whose code arrives when it is first opened. */
export const EditAccountDialog = lazyDialog(async () => (await import('./edit-account.tsx')).EditAccount)
