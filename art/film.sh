#!/bin/bash
# From rendered frames to what a page needs: webm (VP9), mp4 (H.264), and posters in AVIF and WebP that equal the first frame.
# usage: bash film.sh there-and-back name framefolder holdthere holdback width height poster widths...
#        mix stream | bash film.sh stream name rawwidth rawheight width height poster widths...
# there-and-back begins with the last frame (everybody has met), holds it `holdthere` frames, goes back, holds the first
# frame `holdback` frames and comes again. poster: the same picture, rendered larger. CRFV, CRFH, FPS, DEN as wanted; files in OUT.
set -e
KIND=$1 NAME=$2; shift 2; OUT=${OUT:-out}; mkdir -p "$OUT"; LOW=nice
# The colours are said out loud: a browser that guesses lets the poster and the film differ.
TAGS="-color_range tv -colorspace bt709 -color_primaries bt709 -color_trc bt709"
YUV="out_color_matrix=bt709:out_range=tv"
if [ "$KIND" = stream ]; then
  IN="-f rawvideo -pix_fmt rgb24 -s ${1}x$2 -r 24 -i -"; shift 2
else
  FR=$1 THERE=$2 BACK=$3; shift 3; L=$(($(ls "$FR"/[0-9]*.png | wc -l) - 1)); LIST="$FR/list.txt" STEP=$(awk -v f="${FPS:-24}" 'BEGIN{printf "%.7f", 1 / f}'); : > "$LIST"
  add(){ for _ in $(seq 1 "$2"); do printf "file '%03d.png'\nduration %s\n" "$1" "$STEP" >> "$LIST"; done; }
  add $L "$THERE"; for i in $(seq $((L - 1)) -1 1); do add "$i" 1; done; add 0 "$BACK"; for i in $(seq 1 $((L - 1))); do add "$i" 1; done
  IN="-f concat -safe 0 -i $LIST"
fi
W=$1 H=$2 POSTER=$3; shift 3
# Where wall meets floor a pixel has both and is not smoothed by cg: a median takes the dots out.
CLEAN=format=gbrp,removegrain=4:4:4; [ "$KIND" = stream ] && CLEAN=null
SCALE="fps=${FPS:-24},$CLEAN,${DEN:-hqdn3d=1:1:4:4},scale=$W:$H:flags=lanczos:$YUV,format=yuv420p"
$LOW ffmpeg -y -loglevel error $IN \
  -vf "$SCALE" $TAGS -an -c:v libvpx-vp9 -b:v 0 -crf "${CRFV:-26}" -row-mt 1 -g 192 -deadline good -cpu-used 2 "$OUT/$NAME.webm" \
  -vf "$SCALE" $TAGS -an -c:v libx264 -profile:v high -preset slow -crf "${CRFH:-21}" -movflags +faststart "$OUT/$NAME.mp4"
for w in "$@"; do
  $LOW ffmpeg -y -loglevel error -i "$POSTER" -vf "$CLEAN,hqdn3d=1:1:0:0,scale=$w:-2:flags=lanczos:out_color_matrix=bt709:out_range=pc,format=yuv420p" -color_range pc -colorspace bt709 \
    -color_primaries bt709 -color_trc iec61966-2-1 -c:v libaom-av1 -still-picture 1 -crf "${CRFA:-26}" -cpu-used 4 "$OUT/$NAME-$w.avif"
done
$LOW ffmpeg -y -loglevel error -i "$POSTER" -vf "$CLEAN,scale=$w:-2:flags=lanczos" -quality 84 "$OUT/$NAME-$w.webp"
ls -l "$OUT/$NAME"*
