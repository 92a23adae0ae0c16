import { useEffect, useEffectEvent, useRef, useState, type IframeHTMLAttributes, type Ref } from 'react';
import { cx } from '../../css/cx';
import { useMergedRef } from '../../private/hooks/useMergedRef';
import { clickedLink, fillFrame, followSkin, watchHeight } from './frameDocument';
import * as styles from './HtmlFrame.css';

export interface HtmlFrameProps extends Omit<
  IframeHTMLAttributes<HTMLIFrameElement>,
  'title' | 'src' | 'srcDoc' | 'sandbox' | 'children' | 'onLoad'
> {
  /** HTML document or fragment from any source. Sanitized before it is rendered. */
  html: string;
  /** Accessible name of the frame, such as "Message from Dana Ashworth". */
  title: string;
  /**
   * URL of an empty page on the same origin. Its content security policy must block scripts and, unless `showPictures`
   * is true, remote pictures.
   */
  src: string;
  /** If true, remote pictures are loaded. @default false */
  showPictures?: boolean;
  /** Called after the HTML is rendered, with true if remote pictures were removed. */
  onPicturesBlockedChange?: (hasBlocked: boolean) => void;
  /** Called with the URL of a clicked link, which then does not open, so that the app can show the URL first. */
  onLinkClick?: (href: string) => void;
  /** Called when a key is pressed while focus is in the frame. */
  onFrameKeyDown?: (event: KeyboardEvent) => void;
  /** Ref to the iframe. */
  ref?: Ref<HTMLIFrameElement>;
}

/**
 * Shows an HTML document of unknown origin, such as an email, with its styles but without scripts. The frame is as high as
 * its content.
 */
export function HtmlFrame({
  html,
  title,
  src,
  showPictures = false,
  onPicturesBlockedChange,
  onLinkClick,
  onFrameKeyDown,
  className,
  style,
  ref,
  ...rest
}: HtmlFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loads, setLoads] = useState(0);
  const [height, setHeight] = useState<number>();
  const reportBlocked = useEffectEvent((hasBlocked: boolean) => onPicturesBlockedChange?.(hasBlocked));
  const openLink = useEffectEvent((event: MouseEvent) => {
    const href = clickedLink(event);
    if (href === undefined || !onLinkClick) return;
    event.preventDefault();
    onLinkClick(href);
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => onFrameKeyDown?.(event));

  useEffect(() => {
    const target = frame.current?.contentWindow;
    if (!target || loads === 0) return undefined;
    const page = target.document;
    const { hasBlocked, body, isPlain } = fillFrame(target, html, showPictures);
    reportBlocked(hasBlocked);
    const stopFollowing = followSkin(frame.current, page, isPlain);
    const stopMeasuring = watchHeight(page, body, setHeight);
    page.addEventListener('click', openLink);
    page.addEventListener('auxclick', openLink);
    page.addEventListener('keydown', handleKey);
    return () => {
      stopMeasuring();
      stopFollowing();
      page.removeEventListener('click', openLink);
      page.removeEventListener('auxclick', openLink);
      page.removeEventListener('keydown', handleKey);
    };
  }, [html, showPictures, loads]);

  return (
    <iframe
      {...rest}
      ref={useMergedRef(frame, ref)}
      key={src}
      title={title}
      src={src}
      // Without scripts. `allow-same-origin` lets the app fill the frame, `allow-modals` lets it print the frame.
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-modals"
      onLoad={() => setLoads((count) => count + 1)}
      className={cx(styles.frame, className)}
      style={{ ...style, blockSize: height }}
    />
  );
}
