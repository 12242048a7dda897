import { lazyDialog } from '../shared/lazy-dialog.tsx'

/** `EditAccount`, loaded when it is first opened. */
export const EditAccountDialog = lazyDialog(async () => (await import('./edit-account.tsx')).EditAccount)
