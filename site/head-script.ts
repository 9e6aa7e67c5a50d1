// The only inline script of a page. It runs before the first paint and before any other script, and does what would be
// too late afterwards. A constant, so that the content security policy can contain its hash; everything added to it
// delays the paint of every page.

/**
 * Key in local storage; its value is `light` or `dark`. Without a value the operating system's theme applies. A
 * page that comes with a theme keeps it.
 */
const themeKey = 'theme'

const theme =
  `try{const d=document.documentElement.dataset,t=d.theme||localStorage.getItem('${themeKey}');` +
  `if(t==='light'||t==='dark')d.theme=t}catch{}`

// A transition between two pages is allowed here and not in a style sheet: Chromium reports an error if it looks for
// the rule before the sheet has arrived.
const transition =
  'try{const s=new CSSStyleSheet;' +
  "s.replaceSync('@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}');" +
  'document.adoptedStyleSheets=[s]}catch{}'

// Keys that an input method uses reach nothing that reads keys: neither a widget, whoever wrote it, nor a shortcut. In
// Safari such a key comes after the end of the composition, and only its code tells.
const inputMethods = [
  `addEventListener('keydown',e=>{if(e.isComposing||e.keyCode===229)e.stopImmediatePropagation()},true);`,
  `for(const type of ['compositionupdate','compositionend'])`,
  `addEventListener(type,()=>{early.isComposing=type!=='compositionend'},true);`,
].join('')

// Fills window.early (EarlyEvents in runtime/contract.ts). In an island that is not released, a press on a button, on
// what will be one (data-later-button) or on a link within the page, a sent form and an arrow key on a tab are held
// back until the island is alive. Other links and fields work by themselves.
const events = [
  'const controls={',
  `click:e=>e.target.closest(e.ctrlKey||e.metaKey||e.shiftKey?'button':'button,a[href^="#"],[data-later-button]'),`,
  'submit:e=>e.target,',
  `keydown:e=>/^(Arrow|Home|End)/.test(e.key)?e.target.closest('[role=tab]'):null,`,
  'pointerdown:()=>null};',
  'for(const type in controls)addEventListener(type,event=>{',
  'early.hasActed=true;',
  `if(type==='click'&&event.target.closest?.('[data-off-note] button'))showNote(false);`,
  // A form that only its widget sends would load the page anew, with what was typed in its address.
  `if(type==='submit'&&event.target.matches('[data-off] form:not([action],[method=dialog])'))event.preventDefault();`,
  `const island=event.target.closest?.('[data-island]:not([data-released])');`,
  'const control=island&&controls[type](event);',
  // Links work where no script does.
  `if(!control||'off' in root.dataset&&control.localName==='a')return;`,
  'event.preventDefault();event.stopImmediatePropagation();',
  'const held={event,control,island};',
  'early.held.push(held);showNote(false);',
  'setTimeout(()=>early.held.includes(held)&&early.tell(island),1e4);',
  `island.dispatchEvent(new Event('libretto:held'));`,
  'retry();',
  '},true);',
].join('')

// A style sheet that does not arrive is asked for once more. So are the loader and the script of the page; then at each
// press, and when the network is back. The address differs, because Firefox never asks again for a module that has
// failed. Without the loader the page is off; without its own script its widgets still wake.
const failures = [
  'const failed=new Set;',
  'const root=document.documentElement;',
  // It has the looks of a toast while it shows; at other times the page has no toast.
  `const showNote=isShown=>{const note=document.querySelector('[data-off-note]');if(!note)return;`,
  `note.hidden=!isShown;note.className=isShown?'toast-stack':'';`,
  `note.firstChild.firstChild.className=isShown?'toast toast-error':''};`,
  'const early=window.early={held:[],hasActed:false,isComposing:false,',
  `tell:island=>{if(!island||early.held.some(`,
  `held=>held.island===island&&held.control.localName!=='a'))showNote(true)}};`,
  'const start=async script=>{',
  'failed.delete(script);',
  `const{integrity,dataset}=script,href=script.src+'?again',link=document.createElement('link');`,
  'try{',
  `await fetch(href,{integrity}).catch(()=>fetch(href,{integrity,cache:'reload'}));`,
  `link.rel='modulepreload';link.integrity=integrity;link.href=href;`,
  'if(link.relList.supports(link.rel))await new Promise((done,fail)=>{',
  'link.onload=done;link.onerror=fail;document.head.append(link)});',
  'await import(href);',
  `if(!dataset.page)root.removeAttribute('data-off')`,
  '}catch{',
  'failed.add(script);',
  'if(dataset.page)return;',
  `root.setAttribute('data-off','');`,
  `for(const{control}of early.held.splice(0))if(control.localName==='a')control.click();else showNote(true)}};`,
  'const retry=()=>{for(const script of [...failed])start(script)};',
  `addEventListener('online',()=>{showNote(false);retry()});`,
  `addEventListener('error',({target})=>{`,
  // No other script of a page has an integrity.
  `if(target.localName==='script'&&target.integrity)start(target);`,
  `else if(target.rel==='stylesheet'&&!('again' in target.dataset)){`,
  `const again=target.cloneNode();again.dataset.again='';target.after(again)}`,
  '},true);',
].join('')

/** Text of the script element, character for character. */
export const headScript = `${theme};${transition};{${failures}${inputMethods}${events}}`
