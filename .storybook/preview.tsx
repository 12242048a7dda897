import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import { configure, within } from 'storybook/test'
import './preview.css'
import { apiInProcess, type StoryApi } from './api-in-process.ts'
import type { ApiParameters } from './api/story-parameters.ts'
import { createShadowSurface, HostilePage, type ShadowSurface } from './surround/hostile-page.tsx'
import { PortalFrame } from './surround/portal-frame.tsx'

/** A story that waits for something waits for it: how long depends on what else the machine does. */
configure({ asyncUtilTimeout: 15_000 })

/** What the loader below leaves for the decorators. */
interface Loaded {
  readonly api?: StoryApi
  readonly shadow?: ShadowSurface
}

const themeOf = (theme: unknown) => (theme === 'dark' ? 'dark' : 'light')

/** Readies what a story stands in before it is drawn; what a story plays then looks for its parts where they are. */
const load: Loader = async (context) => {
  const wanted: ApiParameters | undefined = context.parameters['api']
  const shadow = context.globals['surround'] === 'hostile' ? createShadowSurface() : undefined
  if (shadow) context.canvas = within(shadow.surface)
  return { ...(shadow && { shadow }), ...(wanted && { api: await apiInProcess(wanted) }) }
}

const withTheme: Decorator = (Story, { globals }) => {
  const theme = themeOf(globals['theme'])
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
  }, [theme])
  return <Story />
}

const withSurround: Decorator = (Story, { globals, loaded }) => {
  const { shadow }: Loaded = loaded
  if (!shadow) return <Story />
  return (
    <HostilePage {...shadow} theme={themeOf(globals['theme'])}>
      <Story />
    </HostilePage>
  )
}

const withApi: Decorator = (Story, { globals, loaded }) => {
  const { api }: Loaded = loaded
  if (!api) return <Story />
  return (
    <PortalFrame client={api.client} areAmountsHidden={globals['amounts'] === 'hidden'}>
      <Story />
    </PortalFrame>
  )
}

const preview: Preview = {
  loaders: [load],
  // The accessibility check comes after this: it judges what is there when all has been read, not the skeletons.
  afterEach: async ({ loaded }) => {
    const { api }: Loaded = loaded
    await api?.whenIdle()
  },
  decorators: [withApi, withSurround, withTheme],
  initialGlobals: { theme: 'light', surround: 'page', amounts: 'shown' },
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
    surround: {
      toolbar: {
        title: 'Surround',
        icon: 'browser',
        dynamicTitle: true,
        items: [
          { value: 'page', title: 'Our page' },
          { value: 'hostile', title: 'Hostile host page' },
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
    a11y: { test: 'error' },
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
