import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { preloadSelect } from '@evenkeel/ui/select'
import { useLayoutEffect } from 'react'
import { configure, within } from 'storybook/test'
import { patienceMs } from '../tests/support/patience.ts'
import './preview.css'
import { apiInProcess, type StoryApi } from './api-in-process.ts'
import type { ApiParameters } from './api/story-parameters.ts'
import { expectSoundInDark } from './dark-colors.ts'
import { PortalFrame } from './surround/portal-frame.tsx'

// A story can take long on a busy machine.
configure({ asyncUtilTimeout: patienceMs })

/** What the loader below returns to the decorators. */
interface LoadedApi {
  readonly api?: StoryApi
}

const toTheme = (theme: unknown) => (theme === 'dark' ? 'dark' : 'light')

/** Prepares the API and the list of selects before a story renders, and sets `canvas` to the whole page: dialogs and lists are drawn in its body. */
const load: Loader = async (context) => {
  await preloadSelect()
  const wanted: ApiParameters | undefined = context.parameters['api']
  context.canvas = within(document.body)
  return wanted ? { api: await apiInProcess(wanted) } : {}
}

const withTheme: Decorator = (Story, { globals }) => {
  const theme = toTheme(globals['theme'])
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return <Story />
}

const withApi: Decorator = (Story, { globals, loaded }) => {
  const { api }: LoadedApi = loaded
  if (!api) return <Story />
  return (
    <PortalFrame client={api.client} areAmountsHidden={globals['amounts'] === 'hidden'}>
      <Story />
    </PortalFrame>
  )
}

const preview: Preview = {
  loaders: [load],
  // The accessibility check runs after this: it checks the story once all reads are answered, not its skeletons.
  afterEach: async ({ loaded, tags }) => {
    const { api }: LoadedApi = loaded
    await api?.whenIdle()
    // A screen's colors are those of its parts.
    if (import.meta.env['VITEST_STORYBOOK'] === 'false' && !tags.includes('screen')) await expectSoundInDark()
  },
  decorators: [withApi, withTheme],
  initialGlobals: { theme: 'light', amounts: 'shown' },
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    amounts: {
      toolbar: {
        title: 'Amounts',
        icon: 'eye',
        dynamicTitle: true,
        items: [
          { value: 'shown', title: 'Shown' },
          { value: 'hidden', title: 'Hidden' },
        ],
      },
    },
  },
  parameters: {
    // What axe finds in order is counted, not described: describing each place takes longer than finding it.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    viewport: {
      options: {
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        phone: { name: 'Phone, 375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
      },
    },
    backgrounds: { disable: true },
  },
}

export default preview
