/** For how many days the directory in a backup can be read, unless the operator sets another number. */
export const defaultBackupDays = 35

const dayMs = 86_400_000
const daysBeyondBackups = 7

/** Returns for how long the directory in a backup can be read. */
export const backupsReadableMs = (backupDays: number): number => backupDays * dayMs

/** Returns for how long who has left is removed again from a directory that is put back: as long as a copy can be read, and a week. */
export const rememberedLeaversMs = (backupDays: number): number => (backupDays + daysBeyondBackups) * dayMs
