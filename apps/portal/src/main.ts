import './portal.css'
import { allowStyleElements } from '@evenkeel/ui/style-nonce'
import { EvenkeelApp } from './evenkeel-app.tsx'

allowStyleElements()
if (customElements.get('evenkeel-app') === undefined) customElements.define('evenkeel-app', EvenkeelApp)
