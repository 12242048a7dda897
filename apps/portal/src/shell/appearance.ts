import { type Appearance, appearanceAtom, nextAppearanceAtom } from '@evenkeel/widgets/shared/state/appearance.ts'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import * as names from '../words/appearance-names.generated.ts'

export const appearanceNames: Record<Appearance, string> = {
  auto: names.auto,
  light: names.light,
  dark: names.dark,
}

/** Applies the chosen appearance to the document, on every page. */
export function useApplyAppearance() {
  const appearance = useAtomValue(appearanceAtom)
  useEffect(() => {
    document.documentElement.dataset['theme'] = appearance
  }, [appearance])
}

/** Returns the chosen appearance, and a function that switches to the next one. */
export const useAppearance = (): { appearance: Appearance; next: () => void } => ({
  appearance: useAtomValue(appearanceAtom),
  next: useSetAtom(nextAppearanceAtom),
})
