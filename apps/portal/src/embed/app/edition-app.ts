/** What the frames of another edition take, under names that every edition has (`app-in-language.ts`). */
export const loadMount = async () => (await import('./mount.tsx')).mount
export const loadMountStage = async () => (await import('../stage/mount-stage.tsx')).mountStage
