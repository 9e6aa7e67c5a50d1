// The only inline script of a page. It runs before the first paint and before any other script, and does what would be
// too late afterwards. A constant, so that the content security policy can contain its hash; everything added to it
// delays the paint of every page.

/** Key in local storage; its value is `light` or `dark`. Without a value the operating system's theme applies. */
const themeKey = 'theme'

const theme =
  `try{const t=localStorage.getItem('${themeKey}');` +
  `if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

// A transition between two pages is allowed here and not in a style sheet: Chromium reports an error if it looks for
// the rule before the sheet has arrived.
const transition =
  'try{const s=new CSSStyleSheet;' +
  "s.replaceSync('@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}');" +
  'document.adoptedStyleSheets=[s]}catch{}'

// Fills window.early (EarlyEvents in runtime/contract.ts). In an island that is not released, a press on a button, on
// what will be one (data-later-button) or on a link within the page, a sent form and an arrow key on a tab are held
// back until the island is alive. Other links and fields work by themselves. If a script cannot be loaded, nothing is
// held back any more.
const events = [
  'const early=window.early={held:[],hasActed:false};let isOff=false;',
  'const controls={',
  `click:e=>e.target.closest(e.ctrlKey||e.metaKey||e.shiftKey?'button':'button,a[href^="#"],[data-later-button]'),`,
  'submit:e=>e.target,',
  `keydown:e=>/^(Arrow|Home|End)/.test(e.key)?e.target.closest('[role=tab]'):null,`,
  'pointerdown:()=>null};',
  'for(const type in controls)addEventListener(type,event=>{',
  'early.hasActed=true;',
  `const island=event.target.closest?.('[data-island]:not([data-released])');`,
  'const control=island&&!isOff&&controls[type](event);',
  'if(!control)return;',
  'event.preventDefault();event.stopImmediatePropagation();',
  'early.held.push({event,control,island});',
  `island.dispatchEvent(new Event('libretto:held'))`,
  '},true);',
  `addEventListener('error',({target})=>{isOff||=target.localName==='script'},true)`,
].join('')

/** Text of the script element, character for character. */
export const headScript = `${theme};${transition};{${events}}`
