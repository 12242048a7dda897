import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import { loadCard } from '../widgets.ts'

/** What the frames of another edition take, under names that every edition has (`app-in-language.ts`). */
export const loadApp = (widget: WidgetName) => Promise.all([import('./mount.tsx'), loadCard(widget)])
export const loadMountStage = async () => (await import('../stage/mount-stage.tsx')).mountStage
