declare const __GALLERY__: boolean;
