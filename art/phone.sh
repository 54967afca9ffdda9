#!/bin/bash
# Home's loop for phones: the middle 70 % of the scene, as the phone's still shows it, from the finished film.
# usage: bash phone.sh ../src/site/home/media
set -e
M=${1:?folder of hero.mp4}; LOW=nice
TAGS="-color_range tv -colorspace bt709 -color_primaries bt709 -color_trc bt709"
CUT="crop=840:750:180:0,hqdn3d=1:1:6:6,scale=600:536:flags=lanczos,format=yuv420p"
$LOW ffmpeg -y -loglevel error -i "$M/hero.mp4" -vf "$CUT" $TAGS -an -c:v libvpx-vp9 -b:v 0 -crf "${CRFV:-33}" -row-mt 1 -g 192 -deadline good -cpu-used 2 "$M/hero-phone.webm"
$LOW ffmpeg -y -loglevel error -i "$M/hero.mp4" -vf "$CUT" $TAGS -an -c:v libx264 -profile:v high -preset slow -crf "${CRFH:-25}" -tune animation -movflags +faststart "$M/hero-phone.mp4"
ls -l "$M"/hero*.webm "$M"/hero*.mp4
