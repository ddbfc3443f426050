import { useState } from "react";
import { ViewerFrame, type ViewerFrameProps } from "./viewer-frame.tsx";

export interface ViewerProps extends Pick<ViewerFrameProps, "alt" | "caption" | "download" | "fileName"> {
  /** The picture's address. */
  src: string;
  onUnreadable?: () => void;
}

/** The viewer of a picture. */
export function Viewer({ src, alt, onUnreadable, ...frame }: ViewerProps) {
  const [natural, setNatural] = useState({ width: 0, height: 0 });
  return (
    <ViewerFrame alt={alt} natural={natural} {...frame}>
      {(_, style) => (
        <img
          src={src}
          alt={alt}
          style={style}
          onError={onUnreadable}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setNatural({ width: naturalWidth, height: naturalHeight })
          }
        />
      )}
    </ViewerFrame>
  );
}
