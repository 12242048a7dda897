import { defineWidget } from '../../embed/define-widget.ts'
import { mount } from './embed.tsx'

// The self-contained script: everything in one file, for a page that wants just this widget.
defineWidget('debt-wizard', new URL(import.meta.url).origin, async () => mount)
